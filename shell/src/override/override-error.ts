/** Why an area is not taken from elsewhere, in words for people: of the language that is chosen when they are asked for. */
export class OverrideError extends Error {
  override readonly name = 'OverrideError';
  readonly textOf: () => string;

  constructor(textOf: () => string, options?: ErrorOptions) {
    super(textOf(), options);
    this.textOf = textOf;
  }
}
