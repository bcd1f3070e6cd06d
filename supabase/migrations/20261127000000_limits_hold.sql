-- The numbers of own categories, own words and expectations are limited also when several are added at once (K5, E1):
-- each request waits for the others before it counts.

-- The argument of the trigger is the most rows its table may have.
create function public.limit_rows() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  most bigint := tg_argv[0];
  rows_now bigint;
begin
  -- An upsert may have changed rows only.
  if not exists (select from new_rows) then
    return null;
  end if;
  -- Until the transaction ends. The count is a new statement, so it sees what others have committed.
  perform pg_advisory_xact_lock(hashtextextended('public.' || tg_table_name, 0));
  execute format('select count(*) from public.%I', tg_table_name) into rows_now;
  if rows_now > most then
    raise exception using
      errcode = 'check_violation',
      message = format('There are %s already. Delete some that are no longer needed first.',
        to_char(most, 'FM999,999'));
  end if;
  return null;
end
$$;
-- Only the triggers below call it.
revoke all on function public.limit_rows() from public, anon, authenticated, service_role;

drop trigger limit_own_words on public.own_categories;
drop trigger limit_own_words on public.own_words;
drop trigger limit_expectations on public.expectations;
drop function public.limit_own_words();
drop function public.limit_expectations();

create trigger limit_rows after insert on public.own_categories
  referencing new table as new_rows for each statement execute function public.limit_rows(500);
create trigger limit_rows after insert on public.own_words
  referencing new table as new_rows for each statement execute function public.limit_rows(500);
create trigger limit_rows after insert on public.expectations
  referencing new table as new_rows for each statement execute function public.limit_rows(20000);
