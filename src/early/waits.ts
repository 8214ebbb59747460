import { holdUses, releaseUses } from '../client/held.ts'

/* Where an island waits for its script: what is done before that comes is kept. */
holdUses()
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && releaseUses(), true)
