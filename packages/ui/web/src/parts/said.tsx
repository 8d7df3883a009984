import './said.css'

/** A message as it was said, line by line: text, never markup. */
export const Said = ({ text }: { text: string }) => <p className="said">{text}</p>
