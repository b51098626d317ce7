/** HDR-4: how long what the pointer has left can be come back to. */
export const CLOSE_DELAY_MS = 200

interface Submenu {
  open: boolean
}

/**
 * The submenus that the pointer has opened: those around it are open, what it leaves fades at once and is closed 200 ms
 * later. What somebody opened by a press or by keyboard is not the pointer's to close.
 */
export function createHover<Of extends Submenu>(look: {
  /** Before it is seen. */
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
    /** The submenus around the pointer, by now. */
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

    /** It stays open from now on; answers whether it was the pointer's. */
    keep(submenu: Of): boolean {
      const wasOpened = opened.delete(submenu)
      if (wasOpened) stay(submenu)
      return wasOpened
    },

    /** Closed by somebody else. */
    forget(submenu: Of) {
      if (!submenu.open && opened.has(submenu)) close(submenu)
    },
  }
}
