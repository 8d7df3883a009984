/** Texts to be planted, each with words of its own in two scripts, and what to look for of each. */
export class Needles {
  #planted = 0

  /** Another one each time. */
  readonly next = (): string => {
    this.#planted += 1
    return `planted${this.#number(this.#planted)} 机密${this.#number(this.#planted)}`
  }

  /** How many there are. */
  get planted(): number {
    return this.#planted
  }

  /** Numbers of those that bytes hold, in either script. */
  foundIn(bytes: Buffer): number[] {
    return Array.from({ length: this.#planted }, (_, at) => at + 1).filter((number) =>
      ['planted', '机密'].some((word) => bytes.includes(`${word}${this.#number(number)}`)),
    )
  }

  #number(number: number): string {
    return String(number).padStart(5, '0')
  }
}
