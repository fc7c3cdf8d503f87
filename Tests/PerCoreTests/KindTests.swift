import PerCore
import Testing

@Test func diaryFiguresRank() throws {
  let us = NumberFormat(decimalMark: ".", groupingMark: ",")
  func product(_ q: String, _ u: PerCore.Unit, _ p: String) throws -> Product {
    Product(quantity: try Figure(q, format: us), unit: u, price: try Figure(p, format: us))
  }
  var list = ProductList()
  for (q, p) in [("20", "1.99"), ("10", "1.29"), ("50", "4.29")] {
    _ = try list.insert(try product(q, .one, p))
  }
  #expect((0..<3).map { list.verdict(at: $0) } == [.best, .more(.whole(Natural(16))), .more(.whole(Natural(50)))])
  for e in ["1/3", "6×330", "(1+2)*3", "0.1+0.2", "12+", "1e9", "0x10", "1,5", "1,234.5", "2(3)", "()", "5/0", "-5", "3--2", ".", "1.2.3", "", "12 13", "1÷7÷1000000"] {
    do { print(e, us.string(try Expression(e, format: us).amount())) } catch { print(e, error) }
  }
  let big = Natural(digits: [UInt](repeating: 9, count: 80))
  print(big, (big*big).quotientAndRemainder(dividingBy: big).quotient == big, us.string(Rational(big)))
}
@Test @MainActor func controller() throws {
  let c = Conventions.plain
  let list = ProductListController(conventions: c)
  let form = ProductFormController(list: list)
  form.calculator(.quantity).edit("6x330 ml"); form.submit(from: .quantity)
  form.calculator(.price).edit("4.5"); form.submit(from: .price)
  print(list.row(at: 0))
  form.calculator(.quantity).edit("5 kg"); form.leave(.quantity); print(form.form.quantity)
}
