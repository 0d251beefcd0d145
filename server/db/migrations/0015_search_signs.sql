-- What was stored before is found by "C++", "C#" and ".NET", too.
UPDATE "courses" c SET "words" = c."words" || s."names" FROM (
  SELECT "tenant_id", "id", string_agg('|' || m[1] || CASE m[2] WHEN '#' THEN 'sharp' ELSE 'plusplus' END, '') AS "names"
  FROM "courses", regexp_matches(lower(concat_ws(' ', "title", "summary", array_to_string("skills", ' '), "qualification")),
    '([a-z]+)(\+\+|#)', 'g') m GROUP BY 1, 2) s
  WHERE s."tenant_id" = c."tenant_id" AND s."id" = c."id";--> statement-breakpoint
UPDATE "courses" SET "words" = "words" || '|dotnet'
  WHERE lower(concat_ws(' ', "title", "summary", array_to_string("skills", ' '), "qualification")) ~ '\.net\M';--> statement-breakpoint
UPDATE "service_providers" c SET "words" = c."words" || s."names" FROM (
  SELECT "tenant_id", "id", string_agg('|' || m[1] || CASE m[2] WHEN '#' THEN 'sharp' ELSE 'plusplus' END, '') AS "names"
  FROM "service_providers", regexp_matches(lower(concat_ws(' ', "name", "summary", array_to_string("services" || "topics", ' '))),
    '([a-z]+)(\+\+|#)', 'g') m GROUP BY 1, 2) s
  WHERE s."tenant_id" = c."tenant_id" AND s."id" = c."id";--> statement-breakpoint
UPDATE "service_providers" SET "words" = "words" || '|dotnet'
  WHERE lower(concat_ws(' ', "name", "summary", array_to_string("services" || "topics", ' '))) ~ '\.net\M';
