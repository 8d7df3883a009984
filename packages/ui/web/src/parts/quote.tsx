import type { ReactNode } from 'react'
import './quote.css'

/** Words as they were said: text, never markup. */
export const Quote = ({ children }: { children: ReactNode }) => <q className="quote">{children}</q>
