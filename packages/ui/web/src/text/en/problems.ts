import type { ErrorCode } from '@recollect/core'

/** What went wrong and what to do about it in a browser, by the code of the problem. The server's own words stand below. */
export const problems = {
  INVALID_INPUT: 'What you entered was refused. Change what the words below name, then send it again.',
  INVALID_CURSOR: 'This list has changed since it was loaded. Load the page again.',
  INVALID_SCOPE: 'A memory cannot have this name. Choose another.',
  INVALID_CONFIG:
    'The server is not set up for this. Whoever started it can set up what the words below name.',
  INVALID_PACK:
    'A language pack of the server is broken. Whoever runs the server can repair it or leave it out.',
  INVALID_IMPORT:
    'Nothing was imported. Correct what the words below name in the file, then import it again.',
  NOT_FOUND:
    'It is not in this memory, or not any more. Load the page again, and look whose memory is chosen.',
  CHANGE_UNDONE: 'This change was undone already. Load the page again to see how things stand.',
  CHANGE_NEEDED: 'Later changes rest on this one. Undo those first: they are listed under “Changes”.',
  CHANGE_FINAL: 'This change cannot be undone. What was forgotten with it can only be told again.',
  COPY_CONFLICT: 'The place it was to be copied to holds something else. Copy it to an empty one.',
  COPY_DIFFERS: 'What arrived is not what was sent. Copy it once more.',
  SESSION_MERGING: 'This session is being merged with another. Try again once that is done.',
  VERSION_CONFLICT:
    'Somebody else changed this in the meantime. Load it again, then make your change once more.',
  FORM_INVALID: 'The form was refused. Correct the fields that the words below name, then submit it again.',
  CLOSED: 'The server is shutting down. Start it again, then load the page.',
  UNSUPPORTED_CAPABILITY:
    'The database of this server does not do this. It takes a server with another kind.',
  STORE_CONFLICT: 'Somebody else wrote at the same time. Try again.',
  STORE_BUSY: 'The database is busy. Try again in a moment.',
  STORE_UNAVAILABLE: 'The database does not answer. Try again; if it stays so, see whether it is running.',
  STORE_FULL: 'There is no room left for the database. Make some on its disk, then try again.',
  STORE_CORRUPT:
    'The database is damaged. Have `recollect doctor` look at it before anything else is written.',
  STORE_NEWER: 'A newer version of Recollect wrote this database. Start the server in that version.',
  MODEL_UNAVAILABLE: 'The model did not answer. Try again; if it stays so, see whether it is running.',
  MODEL_REFUSED: 'The model refused. Look at its name and key where the server was started, then try again.',
  MODEL_INVALID_RESPONSE:
    'The answer of the model could not be read. Try again, or start with another model.',
  BUDGET_EXHAUSTED:
    'What may be spent on models today is spent. Try again tomorrow, or have the budget raised.',
  ACCESS_DENIED: 'You may not do this in this memory. Choose another, or ask its owner to let you.',
  QUOTA_EXCEEDED: 'A limit is reached. Make room or wait, as the words below say, then try again.',
  KEY_MISSING: 'A key to what is encrypted here is missing. Whoever runs the server can add it.',
  SEAL_BROKEN: 'Something encrypted could not be opened. Have its key looked at, or bring back a backup.',
  INVALID_REQUEST: 'The server refused what the page sent. Change what the words below name, then try again.',
  INVALID_JSON: 'The server could not read what the page sent. Load the page again, then try once more.',
  INVALID_PATH: 'This name cannot stand in an address. Choose another.',
  UNAUTHENTICATED: 'The server does not know who asks. Open the page where you are signed in.',
  HOST_REFUSED: 'The server does not answer under this address. Open the page as http://localhost.',
  FORBIDDEN_HOST: 'The server does not answer under this address. Open the page as http://localhost.',
  ORIGIN_REFUSED:
    'The server takes nothing from this page. Open the page at the address of the server itself.',
  CLIENT_REFUSED: 'The server answers its own machine only. Open the page there, without a proxy in between.',
  NO_ROUTE: 'The server does not have this. Load the page again; if it stays so, update the server.',
  METHOD_NOT_ALLOWED: 'The server does not do this. Load the page again; if it stays so, update the server.',
  BODY_TOO_LARGE: 'This is too much at once. Send it in smaller parts.',
  CONTENT_TYPE: 'The server could not read what the page sent. Load the page again, then try once more.',
  RATE_LIMITED: 'That was too much in a short time. Wait a moment, then try again.',
  STREAMS_EXCEEDED: 'The page is open in too many places. Close some of them, then load this one again.',
  UNEXPECTED: 'The server met an error nobody expected. Try again; if it stays so, look at its log.',
  INTERNAL: 'The server met an error nobody expected. Try again; if it stays so, look at its terminal.',
  ABORTED: 'This was stopped on the way. What is done stays done; start it again for the rest.',
  OFFLINE: 'The server does not answer. Start it again, or try again in a moment.',
  NAME_NOT_ADDRESSABLE: 'In an address “.” and “..” are directions. Choose a name that is another.',
} satisfies Readonly<Record<ErrorCode, string>> & Readonly<Record<string, string>>
