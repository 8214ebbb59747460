import type { Settings } from '../schema/settings.ts'

/** The social networks that the firm uses, among those that have an icon here. */
export function networksOf({ instagram, facebook }: Settings['social']) {
  return [
    { icon: 'instagram' as const, name: 'Instagram', url: instagram },
    { icon: 'facebook' as const, name: 'Facebook', url: facebook },
  ].flatMap(({ url, ...network }) => (url ? { ...network, url } : []))
}
