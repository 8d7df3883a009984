/** Whether a name is an IANA time zone this machine knows. */
export const isZone = (name: string): boolean =>
  name === 'UTC' || Intl.supportedValuesOf('timeZone').includes(name)
