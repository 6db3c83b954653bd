/** Used as the waqf id of a request about the platform itself; no waqf has this id. */
export const platformItself = '00000000-0000-0000-0000-000000000000';
