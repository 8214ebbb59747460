import type { Settings } from './schema/settings.ts'

/** The networks that the firm is on, of those that have an icon here. */
export function networksOf({ instagram, facebook }: Settings['social']) {
  return [
    { icon: 'instagram' as const, name: 'Instagram', url: instagram },
    { icon: 'facebook' as const, name: 'Facebook', url: facebook },
  ].flatMap(({ url, ...network }) => (url ? { ...network, url } : []))
}
