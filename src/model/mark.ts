/** The vent block of old Malayan houses, four arcs in a square of 40 by 40: the firm's mark while it has no logo of its own. */
export const MARK = 'M1 20A19 19 0 0 0 20 1a19 19 0 0 0 19 19 19 19 0 0 0-19 19A19 19 0 0 0 1 20z'
