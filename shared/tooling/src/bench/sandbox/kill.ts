import * as v from 'valibot';
import { type Client, clientOf } from './http-client';
import { startServer } from './server-process';

const WRITERS = 8;
const ROUNDS = 3;
const WRITE_MS = 700;

const Addresses = v.array(v.object({ address: v.string(), name: v.nullish(v.string()) }));
const Made = v.object({ address: v.string() });
const Accounts = v.array(v.object({ id: v.number() }));

const LIST = '/tll/network/ip_addresses';

/** What a writer was told: names of the addresses that are there, and of those that are gone. */
interface Acknowledged {
  readonly names: Map<string, string>;
  readonly gone: Map<string, string>;
}

/** Creates, renames and deletes addresses until the connection breaks. */
async function write(client: Client, writer: string, account: string, { names, gone }: Acknowledged): Promise<void> {
  try {
    for (let number = 0; ; number += 1) {
      const made = await client.send({
        method: 'POST',
        path: LIST,
        form: { billing_account_id: account, name: `${writer}-${number}` },
      });
      const { address } = v.parse(Made, JSON.parse(made.text));
      names.set(address, `${writer}-${number}`);
      if (number % 3 === 0) {
        await client.send({ method: 'PATCH', path: `${LIST}/${address}`, form: { name: `${writer}-renamed` } });
        names.set(address, `${writer}-renamed`);
      } else if (number % 3 === 1) {
        // From here on it may be gone or not, until the response says so.
        names.delete(address);
        await client.send({ method: 'DELETE', path: `${LIST}/${address}` });
        gone.set(address, `${writer}-${number}`);
      }
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
}

function missing(found: ReadonlyMap<string, string>, { names, gone }: Acknowledged): string[] {
  return [
    ...[...names].filter(([address, name]) => found.get(address) !== name && !isRenaming(found.get(address), name)),
    ...[...gone].filter(([address, name]) => found.get(address) === name),
  ].map(([address, name]) => `${address}, ${name}: there is ${found.get(address) ?? 'nothing'}`);
}

/** A rename that was under way may have been kept or not. */
const isRenaming = (found: string | undefined, name: string): boolean => found === name.replace(/-\d+$/, '-renamed');

/**
 * Kills the sandbox under write load, several times, and looks at each start for what it had acknowledged.
 * @returns how many writes were acknowledged, and what of them was not there
 */
export async function killUnderLoad(dataDir: string, port: number): Promise<{ acknowledged: number; lost: string[] }> {
  const lost: string[] = [];
  const acknowledged: Acknowledged = { names: new Map(), gone: new Map() };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const server = await startServer(dataDir, port);
    const client = clientOf(port, WRITERS);
    const list = await client.send({ method: 'GET', path: LIST });
    const found = new Map(v.parse(Addresses, JSON.parse(list.text)).map((row) => [row.address, row.name ?? '']));
    lost.push(...missing(found, acknowledged));
    if (round === ROUNDS) await server.stop();
    else {
      const accounts = v.parse(
        Accounts,
        JSON.parse((await client.send({ method: 'GET', path: '/payment/billing_account/list' })).text),
      );
      const account = String(accounts[0]?.id);
      const writers = Array.from({ length: WRITERS }, (_, at) =>
        write(client, `w${round}-${at}`, account, acknowledged),
      );
      await new Promise((resolve) => setTimeout(resolve, WRITE_MS));
      await server.kill();
      await Promise.all(writers);
    }
    client.close();
  }
  return { acknowledged: acknowledged.names.size + acknowledged.gone.size, lost };
}
