public enum Kind { case weight }
