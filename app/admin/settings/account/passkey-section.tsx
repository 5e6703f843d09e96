import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { usePanel } from '#app/admin/panel-context.ts';
import { useConfirmed } from '#app/admin/settings/use-confirmed.tsx';
import { useSave } from '#app/admin/ui/use-save.tsx';
import type { NewPasskey } from '#app/login/passkey.client.ts';
import { passkeyLack } from '#app/login/passkey-support.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { formatMoment } from '#core/copy/moments.ts';
import { settingsCopy } from '#core/copy/settings.ts';
import type { AccountView, PasskeyView } from '#core/identity/contract/account.ts';
import { MOST_PASSKEYS } from '#core/identity/passkey.ts';
import { removePasskey } from './account-calls.client.ts';
import { AddPasskey } from './add-passkey.tsx';

const copy = settingsCopy.account.passkeys;
const LACKS = { address: copy.badAddress, browser: copy.badBrowser };

/** The passkeys of the account: made, named and removed. */
export function PasskeySection({ account }: { account: AccountView }) {
	const { session, publicUrl, reloadMe } = usePanel();
	const { revalidate } = useRevalidator();
	const { confirmed, dialog } = useConfirmed();
	const [adding, setAdding] = useState<NewPasskey | null>(null);
	const [said, setSaid] = useState('');
	const act = useSave();
	const { passkeys, emailVerified } = account;
	const lack = passkeyLack(publicUrl);

	async function settle(words: string): Promise<void> {
		setAdding(null);
		setSaid(words);
		await revalidate();
		await reloadMe();
	}
	function start(): void {
		setSaid('');
		void act.run(async () => {
			const { startPasskey } = await import('#app/login/passkey.client.ts');
			await confirmed(async () => setAdding(await startPasskey(session)));
		});
	}
	function remove(id: string): void {
		setSaid('');
		void act.run(() =>
			confirmed(async () => {
				await removePasskey(session, id);
				await settle(copy.removed);
			}),
		);
	}

	return (
		<section className="setting-block" aria-labelledby="chaves">
			<h2 id="chaves">{copy.title}</h2>
			{act.problem === null ? null : <Alert>{act.problem}</Alert>}
			{passkeys.length === 0 ? <p className="quiet">{copy.none}</p> : null}
			<ul className="row-list">
				{passkeys.map((passkey) => (
					<li key={passkey.id}>
						<PasskeyRow passkey={passkey} onRemove={() => remove(passkey.id)} />
					</li>
				))}
			</ul>
			<p role="status" className="save-done">
				{said}
			</p>
			{lack === null ? null : <p className="quiet">{LACKS[lack]}</p>}
			{passkeys.length >= MOST_PASSKEYS ? <p className="quiet">{copy.most}</p> : null}
			{lack === null && emailVerified && passkeys.length < MOST_PASSKEYS ? (
				<div className="panel-actions">
					<button type="button" className="button button-quiet" onClick={start}>
						{copy.add}
					</button>
				</div>
			) : null}
			{adding === null ? null : (
				<AddPasskey
					passkey={adding}
					onAdded={() => settle(copy.added)}
					onClose={() => setAdding(null)}
				/>
			)}
			{dialog}
		</section>
	);
}

function PasskeyRow({
	passkey: { name, createdAt, lastUsedAt },
	onRemove,
}: {
	passkey: PasskeyView;
	onRemove: () => void;
}) {
	const used = copy.used(lastUsedAt === null ? null : formatMoment(lastUsedAt));
	return (
		<>
			<div>
				<strong>{name}</strong>
				<span className="cell-note">{`${copy.made(formatMoment(createdAt))} · ${used}`}</span>
			</div>
			<button
				type="button"
				className="text-button text-button-danger"
				aria-label={copy.removeOf(name)}
				onClick={onRemove}
			>
				{copy.remove}
			</button>
		</>
	);
}
