-- Brings the new words of what the database refuses, which the standing statements hold.
SELECT 1;
