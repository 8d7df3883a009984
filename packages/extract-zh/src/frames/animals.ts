/** What animals one keeps. */
export const ANIMALS = `
养 养着 养了 养过 领养 收养 捡 捡回 抱养 抱 抱回 | obj: animal | pet
`
