module touchstone/baduk

go 1.19

require github.com/acityinohio/baduk v0.0.0

// A copy of the repository, beside this file.
replace github.com/acityinohio/baduk => ./baduk
