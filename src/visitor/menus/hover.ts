/** HDR-4: time before a left submenu closes. */
export const CLOSE_DELAY_MS = 200

interface Submenu {
  open: boolean
}

/**
 * Submenus opened by hover: those under the pointer are open; left ones fade out and close after
 * 200 ms. Submenus opened by click or keyboard stay open.
 */
export function createHover<Of extends Submenu>(look: {
  /** Called before it becomes visible. */
  onOpen(submenu: Of): void
  setLeaving(submenu: Of, isLeaving: boolean): void
}) {
  const opened = new Set<Of>()
  const leaving = new Map<Of, ReturnType<typeof setTimeout>>()

  function stay(submenu: Of) {
    clearTimeout(leaving.get(submenu))
    leaving.delete(submenu)
    look.setLeaving(submenu, false)
  }

  function close(submenu: Of) {
    stay(submenu)
    opened.delete(submenu)
    submenu.open = false
  }

  return {
    /** Updates the submenus under the pointer. */
    enter(around: readonly Of[]) {
      for (const submenu of around) {
        if (opened.has(submenu)) stay(submenu)
        else if (!submenu.open) {
          opened.add(submenu)
          submenu.open = true
          look.onOpen(submenu)
        }
      }
      for (const submenu of opened) {
        if (around.includes(submenu) || leaving.has(submenu)) continue
        look.setLeaving(submenu, true)
        leaving.set(
          submenu,
          setTimeout(() => close(submenu), CLOSE_DELAY_MS),
        )
      }
    },

    /** Keeps it open; returns whether it was opened by hover. */
    keep(submenu: Of): boolean {
      const wasOpened = opened.delete(submenu)
      if (wasOpened) stay(submenu)
      return wasOpened
    },

    /** Forgets a submenu closed by other means. */
    forget(submenu: Of) {
      if (!submenu.open && opened.has(submenu)) close(submenu)
    },
  }
}
