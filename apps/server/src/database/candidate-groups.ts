import { sql } from '@cadran/db/sql';

/**
 * The groups of each candidate of the query `people` (`id`, `language`, `completed_at`, and `individual`, the answers of
 * that part): language, age on the day of completion, each nationality.
 */
export const GROUPS_OF_PEOPLE = sql`
  select id, 'language' as dimension, language as "group" from people
  union all
  select id, 'age', case
      when years < 25 then 'under_25' when years < 35 then '25_34' when years < 45 then '35_44'
      when years < 55 then '45_54' else '55_plus' end
  from (select id, extract(year from age(completed_at, (individual ->> 'birthDate')::date)) as years
        from people where individual ->> 'birthDate' is not null) aged
  union all
  select distinct id, 'nationality', country
  from people, jsonb_array_elements_text(
    case jsonb_typeof(individual -> 'nationalities') when 'array' then individual -> 'nationalities' else '[]' end
  ) country`;
