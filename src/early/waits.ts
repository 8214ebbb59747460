import { holdClicks, releaseClicks } from '../client/held.ts'

/* For pages with an island that waits for its script: holds a press on its submit button until that arrives. */
holdClicks()
addEventListener('scriptless', releaseClicks)
