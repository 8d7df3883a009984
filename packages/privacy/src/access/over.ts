/** The target with some of its members replaced; the others are asked of it, and stay bound to it. */
export function over<T extends object>(target: T, members: Partial<T>): T {
  // Not the target itself: a proxy may not answer for the members of a frozen object.
  const shell = { ...target }
  return new Proxy(shell, {
    get(_shell, name): unknown {
      if (Object.hasOwn(members, name)) return Reflect.get(members, name)
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
