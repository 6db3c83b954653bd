import type { Migration } from '../src/platform/index.js';

/**
 * Tables that grow without limit are partitioned by time. A table whose ids are UUID v7 is partitioned by its id, which
 * begins with the time in milliseconds, so that its primary key is unchanged; any other table by its time column, which
 * becomes part of the key. Partitions follow each other without a gap. A row that fits none of them (no partition for
 * its month, an id without a time) is stored in the default partition, and moves when its partition is created.
 */
export const up: Migration = `
CREATE TABLE platform.partitioned_table (
  name text PRIMARY KEY,
  key_column text NOT NULL,
  keyed_by text NOT NULL CHECK (keyed_by IN ('id', 'time')),
  months integer NOT NULL CHECK (months IN (1, 12)),
  -- Partitions go when the last of their rows is so old; null: never.
  keep_months integer CHECK (keep_months > 0)
);
CREATE TABLE platform.table_partition (
  name text PRIMARY KEY,
  parent text NOT NULL REFERENCES platform.partitioned_table (name),
  -- Of the first partition, which holds all that was there before, -infinity.
  from_at timestamptz NOT NULL,
  to_at timestamptz NOT NULL,
  CHECK (from_at < to_at),
  UNIQUE (parent, from_at)
);
REVOKE ALL ON platform.partitioned_table, platform.table_partition FROM waqf_app;
GRANT SELECT ON platform.partitioned_table, platform.table_partition TO waqf_app;

/* The smallest UUID v7 of a moment. */
CREATE FUNCTION platform.first_id_at(moment timestamptz) RETURNS uuid LANGUAGE sql IMMUTABLE
  RETURN (lpad(to_hex((extract(epoch FROM moment) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid;

/* The next UUID in order. */
CREATE FUNCTION platform.next_id(_id uuid) RETURNS uuid LANGUAGE sql IMMUTABLE
  RETURN platform.first_id_at(to_timestamp(
    (('x' || lpad(left(replace(_id::text, '-', ''), 12), 16, '0'))::bit(64)::bigint + 1) / 1000.0));

/* A bound as FOR VALUES takes it. */
CREATE FUNCTION platform.partition_bound(_keyed_by text, moment timestamptz) RETURNS text LANGUAGE sql STABLE
  RETURN CASE _keyed_by WHEN 'id' THEN quote_literal(platform.first_id_at(moment)::text)
    ELSE quote_literal(to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') || '+00') END;

/*
 * Makes what lacks up to a year or three months ahead, at most ten years from now, and moves what waited for it in the
 * default partition. Answers what it made, with how many rows it moved. Two that run at once wait for each other.
 */
CREATE FUNCTION platform.make_partitions(_now timestamptz) RETURNS TABLE (partition text, moved bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  _table platform.partitioned_table; _from timestamptz; _to timestamptz; _low text; _high text; _moved bigint;
  _last uuid;
BEGIN
  FOR _table IN SELECT * FROM platform.partitioned_table ORDER BY name FOR UPDATE LOOP
    LOOP
      SELECT max(p.to_at) INTO _from FROM platform.table_partition p
      WHERE p.parent = _table.name;
      EXIT WHEN _from > least(_now, clock_timestamp() + interval '10 years')
        + make_interval(months => CASE _table.months WHEN 1 THEN 3 ELSE 12 END);
      _to := (_from AT TIME ZONE 'UTC' + make_interval(months => _table.months)) AT TIME ZONE 'UTC';
      partition := _table.name || to_char(_from AT TIME ZONE 'UTC',
        CASE _table.months WHEN 1 THEN '_YYYY_MM' ELSE '_YYYY' END);
      _low := platform.partition_bound(_table.keyed_by, _from);
      _high := platform.partition_bound(_table.keyed_by, _to);
      EXECUTE format('CREATE TABLE %s (LIKE %s INCLUDING DEFAULTS INCLUDING CONSTRAINTS)', partition, _table.name);
      EXECUTE format('REVOKE ALL ON %s FROM PUBLIC, waqf_app', partition);
      EXECUTE format('LOCK TABLE %s_default IN ACCESS EXCLUSIVE MODE', _table.name);
      _moved := 0;
      IF EXISTS (SELECT FROM pg_constraint c WHERE c.contype = 'f' AND c.confrelid = _table.name::regclass) THEN
        -- Rows that others name can't go for a moment: they stay in the default one, and the partition begins after.
        EXECUTE format('SELECT id FROM %s_default WHERE id >= %s AND id < %s ORDER BY id DESC LIMIT 1', _table.name,
          _low, _high) INTO _last;
        IF _last IS NOT NULL THEN
          _low := quote_literal(platform.next_id(_last)::text);
        END IF;
      ELSE
        EXECUTE format('WITH moved AS (DELETE FROM %1$s_default WHERE %2$I >= %3$s AND %2$I < %4$s RETURNING *)
          INSERT INTO %5$s SELECT * FROM moved', _table.name, _table.key_column, _low, _high, partition);
        GET DIAGNOSTICS _moved = ROW_COUNT;
      END IF;
      EXECUTE format('ALTER TABLE %s ATTACH PARTITION %s FOR VALUES FROM (%s) TO (%s)', _table.name, partition, _low,
        _high);
      INSERT INTO platform.table_partition (name, parent, from_at, to_at)
      VALUES (partition, _table.name, _from, _to);
      moved := _moved;
      RETURN NEXT;
    END LOOP;
  END LOOP;
END $$;

/*
 * Turns a table into the first partition of one of the same name. Its rows are not
 * rewritten. For migrations; the caller sets the rights of the new table.
 */
CREATE FUNCTION platform.partition_table(_name text, _key_column text, _keyed_by text, _months integer,
  _keep_months integer) RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  _schema text := split_part(_name, '.', 1); _plain text := split_part(_name, '.', 2); _old regclass := _name;
  _begins timestamptz; _low text; _index record; _made text[]; _key text; _moved bigint;
BEGIN
  -- The whole next span is still the first partition's: whoever runs beside this writes there.
  _begins := (date_trunc(CASE _months WHEN 1 THEN 'month' ELSE 'year' END, now() AT TIME ZONE 'UTC')
    + make_interval(months => _months)) AT TIME ZONE 'UTC';
  INSERT INTO platform.partitioned_table (name, key_column, keyed_by, months, keep_months)
  VALUES (_name, _key_column, _keyed_by, _months, _keep_months);
  INSERT INTO platform.table_partition (name, parent, from_at, to_at)
  VALUES (_name || '_first', _name, '-infinity', _begins);
  _low := platform.partition_bound(_keyed_by, _begins);
  FOR _index IN SELECT c.relname AS name, pg_get_indexdef(i.indexrelid) AS definition, i.indisprimary AS is_key
    FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid WHERE i.indrelid = _old ORDER BY c.relname
  LOOP
    IF _index.is_key THEN _key := _index.name; ELSE _made := _made || _index.definition; END IF;
    EXECUTE format('ALTER INDEX %I.%I RENAME TO %I', _schema, _index.name, _index.name || '_first');
  END LOOP;
  EXECUTE format('ALTER TABLE %s RENAME TO %I', _name, _plain || '_first');
  EXECUTE format('CREATE TABLE %1$s (LIKE %1$s_first INCLUDING DEFAULTS INCLUDING CONSTRAINTS,
    CONSTRAINT %2$I PRIMARY KEY (%3$s)) PARTITION BY RANGE (%4$I)', _name, _key,
    CASE _keyed_by WHEN 'id' THEN 'id' ELSE format('id, %I', _key_column) END, _key_column);
  IF _keyed_by = 'time' THEN
    EXECUTE format('ALTER TABLE %s_first DROP CONSTRAINT %I', _name, _key || '_first');
  END IF;
  EXECUTE format('CREATE TABLE %s_default (LIKE %s INCLUDING DEFAULTS INCLUDING CONSTRAINTS)', _name, _name);
  EXECUTE format('WITH moved AS (DELETE FROM %1$s_first WHERE %2$I >= %3$s RETURNING *)
    INSERT INTO %1$s_default SELECT * FROM moved', _name, _key_column, _low);
  FOR _index IN SELECT unnest(_made) AS definition LOOP EXECUTE _index.definition; END LOOP;
  EXECUTE format('ALTER TABLE %1$s ATTACH PARTITION %1$s_first FOR VALUES FROM (MINVALUE) TO (%2$s)', _name, _low);
  EXECUTE format('ALTER TABLE %1$s ATTACH PARTITION %1$s_default DEFAULT', _name);
  EXECUTE format('REVOKE ALL ON %1$s_first, %1$s_default FROM PUBLIC, waqf_app', _name);
  PERFORM platform.make_partitions(now());
END $$;

/* The way back: one table with the rows of all partitions. Indexes and rights are the caller's. */
CREATE FUNCTION platform.join_partitions(_name text) RETURNS void LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
DECLARE _plain text := split_part(_name, '.', 2);
BEGIN
  EXECUTE format('CREATE TABLE %1$s_joined (LIKE %1$s INCLUDING DEFAULTS INCLUDING CONSTRAINTS)', _name);
  EXECUTE format('INSERT INTO %1$s_joined SELECT * FROM %1$s', _name);
  EXECUTE format('DROP TABLE %s CASCADE', _name);
  EXECUTE format('ALTER TABLE %s_joined RENAME TO %I', _name, _plain);
  DELETE FROM platform.table_partition WHERE parent = _name;
  DELETE FROM platform.partitioned_table WHERE name = _name;
END $$;

/*
 * Drops the partitions whose last row is older than the retention of the table, with the rows of other tables that
 * refer to them. It never drops a partition of the future. An event that still waits keeps its partition.
 */
CREATE FUNCTION platform.drop_expired_partitions(_now timestamptz) RETURNS TABLE (partition text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE _waits boolean; _parent text;
BEGIN
  FOR partition, _parent IN
    SELECT p.name, p.parent FROM platform.table_partition p JOIN platform.partitioned_table t ON t.name = p.parent
    WHERE t.keep_months IS NOT NULL
      AND (p.to_at AT TIME ZONE 'UTC' + make_interval(months => t.keep_months)) AT TIME ZONE 'UTC'
        <= least(_now, clock_timestamp())
    ORDER BY p.parent, p.from_at
  LOOP
    IF partition LIKE 'notifications.notification%' THEN
      EXECUTE format('DELETE FROM notifications.stream_event s USING %s n WHERE n.id = s.notification_id', partition);
      EXECUTE format('DELETE FROM notifications.delivery d USING %s n WHERE n.id = d.notification_id', partition);
    END IF;
    IF partition LIKE 'platform.outbox_event%' THEN
      EXECUTE format('SELECT EXISTS (SELECT FROM %s WHERE delivered_at IS NULL)', partition) INTO _waits;
      CONTINUE WHEN _waits;
      EXECUTE format('DELETE FROM platform.outbox_handled h USING %s e WHERE e.id = h.event_id', partition);
      EXECUTE format('DELETE FROM platform.outbox_failure f USING %s e WHERE e.id = f.event_id', partition);
    END IF;
    EXECUTE format('ALTER TABLE %s DETACH PARTITION %s', _parent, partition);
    EXECUTE format('DROP TABLE %s', partition);
    DELETE FROM platform.table_partition p WHERE p.name = partition;
    RETURN NEXT;
  END LOOP;
END $$;
REVOKE ALL ON FUNCTION platform.make_partitions(timestamptz), platform.drop_expired_partitions(timestamptz),
  platform.partition_table(text, text, text, integer, integer), platform.join_partitions(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION platform.make_partitions(timestamptz), platform.drop_expired_partitions(timestamptz)
  TO waqf_app;
`;

/** Nothing is removed: the previous release continues to use the same tables. */
export const contracts = false;

export const down: Migration = `
DROP FUNCTION platform.drop_expired_partitions(timestamptz);
DROP FUNCTION platform.join_partitions(text);
DROP FUNCTION platform.partition_table(text, text, text, integer, integer);
DROP FUNCTION platform.make_partitions(timestamptz);
DROP FUNCTION platform.partition_bound(text, timestamptz);
DROP FUNCTION platform.next_id(uuid);
DROP FUNCTION platform.first_id_at(timestamptz);
DROP TABLE platform.table_partition;
DROP TABLE platform.partitioned_table;
`;
