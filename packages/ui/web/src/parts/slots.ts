/** Attributes of the registry that have one name; families such as `favorite_*` are typed. */
export const SLOTS: readonly string[] =
  `name nickname gender age birthday zodiac height weight blood_type appearance
personality nationality ethnicity hometown location language religion belief orientation relationship_status occupation
employer workplace school education major income user_type phone email account device os vehicle pet owns uses skill health allergy
habit project living_situation experience tenure record affiliation generic likes dislikes hobby fear preference diet goal
plan`.split(/\s+/u)
