import type { Store } from '@recollect/core'
import type { ScopeTransaction, ScopeView } from '@recollect/core/store'

/** The target with some of its members replaced; the others stay bound to it. */
export function override<T extends object>(target: T, members: Partial<T>): T {
  // Not the target itself: a proxy may not answer for the members of a frozen object.
  const shell: T = Object.create(null)
  return new Proxy(shell, {
    get(_, key): unknown {
      if (Object.hasOwn(members, key)) return Reflect.get(members, key)
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** A store whose views went through `change`. */
export function overrideReads(store: Store, change: (view: ScopeView) => Partial<ScopeView>): Store {
  return override<Store>(store, {
    read: (scope, work) => store.read(scope, (view) => work({ ...view, ...change(view) })),
  })
}

/** A store whose transactions went through `change`. */
export function overrideWrites(
  store: Store,
  change: (tx: ScopeTransaction) => Partial<ScopeTransaction>,
): Store {
  return override<Store>(store, {
    transaction: (scope, work) => store.transaction(scope, (tx) => work({ ...tx, ...change(tx) })),
  })
}
