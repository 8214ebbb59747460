import { deferInteractions, endDeferral } from '../client/held.ts'

/* For pages with an island that waits for its script: holds what the visitor does before it arrives. */
deferInteractions()
addEventListener('scriptless', endDeferral)
