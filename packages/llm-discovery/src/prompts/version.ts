/** Any change of a prompt is another version: what was found with it says so, and a test holds the two together. */
export const PROMPTS_VERSION = 'prompts@2'
