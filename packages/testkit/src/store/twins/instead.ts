/** The target with some of its members replaced. */
export function instead<T extends object>(target: T, members: Partial<T>): T {
  return new Proxy(target, {
    get(_, key): unknown {
      if (Object.hasOwn(members, key)) return Reflect.get(members, key)
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
