/** Begins the keys of the messages forms became. */
export const FORM_KEY = 'form/'
