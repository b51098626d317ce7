/**
 * Who may work on a site's data: any number of servers, or one restore. What a process holds ends with it, however it
 * ends.
 */
export interface SiteLock {
  /** For a server, as long as it runs; undefined while a restore is under way. */
  share(): Promise<Release | undefined>
  /** For a restore; undefined while a server runs. */
  own(): Promise<Release | undefined>
}

export type Release = () => Promise<void>
