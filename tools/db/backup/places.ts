import fs from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../../process/folders.ts';
import { CliError } from '../../process/cli-error.ts';
import { diskObjects } from './objects-disk.ts';
import { s3Folders, s3Objects, type S3Access } from './objects-s3.ts';
import { isEmpty, type ObjectStore } from './objects.ts';

/** Something that is being filled: it becomes what it is to be by `finish`, or goes by `abandon`. */
export interface Unfinished {
  store: ObjectStore;
  finish: () => Promise<void>;
  abandon: () => Promise<void>;
}

/** Where backups lie: a folder, or a bucket with a prefix. */
export interface BackupPlace {
  where: string;
  /** The names of what lies in it. */
  names: () => Promise<string[]>;
  /** Removes what folders a removed backup has left empty, and no file. */
  removeEmptyFolders: (name: string) => void;
  /** A backup of that name inside. */
  backup: (name: string) => ObjectStore;
  /** Begins a backup of that name, which is not one until `finish`. */
  begin: (name: string) => Promise<Unfinished>;
}

/** One backup, by its folder or its `s3://bucket/prefix/NAME`. */
export function openBackup(address: string, access: S3Access): ObjectStore {
  const cut = address.replace(/\/+$/, '').lastIndexOf('/');
  const [place, name] = [address.slice(0, Math.max(cut, 0)) || '.', address.slice(cut + 1).replace(/\/+$/, '')];
  return openPlace(place, access).backup(name);
}

/** The place that `DIR` or `s3://bucket/prefix` names. */
export function openPlace(address: string, access: S3Access): BackupPlace {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)(?:\/(.*?))?\/?$/.exec(address) ?? [];
  if (bucket !== undefined) return bucketPlace(bucket, prefix, access);
  if (/^[a-z0-9]+:\/\//i.test(address)) throw new CliError(`${address} is neither a folder nor s3://bucket/prefix.`);
  return folderPlace(path.resolve(address));
}

/** On a disk a backup has another name until it is whole. */
function folderPlace(folder: string): BackupPlace {
  return {
    where: folder,
    names: async () => (fs.existsSync(folder) ? fs.readdirSync(folder) : []),
    removeEmptyFolders: (name) => removeEmpty(path.join(folder, name)),
    backup: (name) => diskObjects(path.join(folder, name)),
    async begin(name) {
      const whole = path.join(folder, name);
      const partial = `${whole}.partial`;
      for (const each of [whole, partial])
        if (fs.existsSync(each)) throw new CliError(`${each} is there already, and no backup is ever overwritten.`);
      try {
        makeFolder(partial, { mode: 0o700 });
      } catch (error) {
        throw new CliError(
          `Nothing can be written to ${folder}: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
      const finish = async () => {
        fs.renameSync(partial, whole);
        // The folder's own entry goes to the disk too: a backup that was told of is there after a crash.
        const handle = fs.openSync(folder, 'r');
        fs.fsyncSync(handle);
        fs.closeSync(handle);
      };
      // It was made a moment ago, by this very call.
      const abandon = async () => fs.rmSync(partial, { recursive: true, force: true });
      return { store: diskObjects(partial), finish, abandon };
    },
  };
}

/** A folder that is not empty stays. */
function removeEmpty(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeEmpty(path.join(folder, entry.name));
  if (fs.readdirSync(folder).length === 0) fs.rmdirSync(folder);
}

/** A bucket renames nothing: there the manifest, which is written last, is what makes a backup whole. */
function bucketPlace(bucket: string, prefix: string, access: S3Access): BackupPlace {
  const backup = (name: string) => s3Objects(bucket, prefix ? `${prefix}/${name}` : name, access);
  return {
    where: `s3://${bucket}${prefix ? `/${prefix}` : ''}`,
    names: () => s3Folders(bucket, prefix, access),
    // A bucket has no folders of its own.
    removeEmptyFolders: () => {},
    backup,
    async begin(name) {
      const store = backup(name);
      if (!(await isEmpty(store)))
        throw new CliError(`${store.where} is there already, and no backup is ever overwritten.`);
      const abandon = async () => {
        for await (const { key } of store.list()) await store.remove(key);
      };
      return { store, finish: async () => {}, abandon };
    },
  };
}
