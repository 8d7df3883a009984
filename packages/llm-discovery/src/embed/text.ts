import { clip, wellFormed } from '../text.ts'

/** What is sent to the model for a text: cut, well-formed, with the prefix its model was trained with. */
export const prepareText = (text: string, prefix: string, max: number): string =>
  prefix + wellFormed(clip(text, max))
