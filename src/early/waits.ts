import { holdUses, releaseUses } from '../client/held.ts'

/* For pages with an island that waits for its script: holds what the visitor does before it arrives. */
holdUses()
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && releaseUses(), true)
