-- Statistics of the history are taken from 3,000 rows instead of 30,000: reading that many takes 30 MB of memory,
-- several times an hour while people import. All reads of the history use its indexes.
alter table public.history
  alter column id set statistics 10,
  alter column at set statistics 10,
  alter column table_name set statistics 10,
  alter column record_id set statistics 10,
  alter column before set statistics 10,
  alter column after set statistics 10,
  alter column account_id set statistics 10,
  alter column account_email set statistics 10;
