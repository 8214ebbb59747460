import type { Settings } from '../../model/schema/settings.ts'
import { punctuated } from '../../model/text/chinese.ts'

/** The lines of the firm's address: the street, if the public may know it, and the town. */
export function AddressLines({ contact: { street, postcode, city } }: Pick<Settings, 'contact'>) {
  return (
    <>
      {street && (
        <>
          {punctuated(`${street},`)}
          <br />
        </>
      )}
      {postcode} {city}
    </>
  )
}
