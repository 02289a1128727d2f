module touchstone/starter

go 1.19
