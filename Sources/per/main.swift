import PerUI
print(start())
