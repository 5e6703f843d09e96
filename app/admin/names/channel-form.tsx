import type { ConflictRow } from '#app/admin/ui/conflict.tsx';
import { PictureField } from '#app/admin/upload/picture-field.tsx';
import { api } from '#app/api-client/api.client.ts';
import { CheckField } from '#app/ui/form/check-field.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { groupWords } from '#core/games/copy/channel-words.ts';
import { splitUfs } from '#core/games/coverage/coverage.ts';
import type { ChannelEdit, ChannelRecord } from '#core/names/contract.ts';
import { namesCopy as copy, linesOf, optionsOf, textOf } from '#core/names/copy/desk.ts';
import { paths } from '#core/site/paths.ts';
import { AliasesField, NameFields } from './name-fields.tsx';
import { NameFrame } from './name-frame.tsx';
import { type Opening, OpeningFields } from './opening-fields.tsx';
import { Picker } from './picker.tsx';
import type { NameFormProps } from './team-form.tsx';
import { useNameDesk } from './use-name-desk.ts';

/** A channel in the form. `parent` = its family, or the successor of a retired channel. */
type TypedChannel = Pick<
	ChannelRecord,
	'name' | 'shortName' | 'group' | 'free' | 'status' | 'picture'
> &
	Record<'aliases' | 'url' | 'regionUfs', string> & {
		parent: { id: string; name: string } | null;
		opening: Opening;
	};

/** A channel: its names, reception, opening instructions, and whether it is retired. */
export function ChannelForm({ record, onMerged, onBack }: NameFormProps<ChannelRecord>) {
	const desk = useNameDesk<ChannelRecord, TypedChannel>({
		name: 'channels',
		record,
		toTyped,
		put: (typed, revision) =>
			api.send('PUT', 'channels/:id', {
				params: { id: record.id },
				body: { ...toEdit(typed), revision },
			}),
	});
	const { typed, change, stored } = desk;
	const { fields } = desk.save;
	const isRetired = typed.status === 'retired';
	const compare = (theirs: ChannelRecord) => compareChannels(typed, theirs);
	const sign =
		typed.picture === '' ? (
			<span className="sign picker-sign" data-group={typed.group} />
		) : (
			<img className="crest" src={typed.picture} alt="" />
		);
	return (
		<NameFrame
			kind="channel"
			desk={desk}
			path={paths.channel(record.id)}
			{...{ compare, onMerged, onBack }}
		>
			<div className="field-row">
				<NameFields typed={typed} errors={fields} change={change} />
			</div>
			<AliasesField rows={3} {...{ typed, change }} />
			<div className="field-row">
				<SelectField
					label={copy.group}
					options={optionsOf(groupWords)}
					value={typed.group}
					onPick={(group) => change({ group })}
				/>
				<Field
					label={copy.region}
					hint={copy.regionHint}
					value={typed.regionUfs}
					error={fields.regionUfs}
					onChange={(event) => change({ regionUfs: event.target.value.toUpperCase() })}
				/>
			</div>
			<CheckField label={copy.free} checked={typed.free} onChange={(free) => change({ free })} />
			<Field
				label={copy.url}
				hint={copy.urlHint}
				type="url"
				value={typed.url}
				maxLength={500}
				error={fields.url}
				onChange={(event) => change({ url: event.target.value })}
			/>
			<OpeningFields
				opening={typed.opening}
				fields={fields}
				onChange={(opening) => change({ opening })}
			/>
			<PictureField
				folder="canais"
				words={copy.logo}
				address={typed.picture}
				saved={stored.picture}
				error={fields.picture}
				sign={sign}
				onChange={(picture) => change({ picture })}
			/>
			<section className="form-part" aria-label={copy.life}>
				<CheckField
					label={copy.retired}
					checked={isRetired}
					onChange={(gone) => change({ status: gone ? 'retired' : 'active' })}
				/>
				<Picker
					kind="channel"
					label={isRetired ? copy.successor : copy.family}
					hint={isRetired ? copy.successorHint : copy.familyHint}
					value={typed.parent === null ? null : asChannel(typed.parent)}
					error={fields.parentId}
					onChange={(parent) =>
						change({ parent: parent === null ? null : { id: parent.id, name: parent.shortName } })
					}
				/>
			</section>
		</NameFrame>
	);
}

/** The box needs only a name; other fields of the channel are unknown here. */
function asChannel({ id, name }: { id: string; name: string }) {
	return {
		id,
		name,
		shortName: name,
		group: 'assinatura' as const,
		free: false,
		url: null,
		regionUfs: [],
		retired: false,
	};
}

function toTyped(record: ChannelRecord): TypedChannel {
	const { id: _id, revision: _revision, games: _games, parentId, parentName, ...channel } = record;
	const { opening, aliases, url, regionUfs } = channel;
	const numbers = opening.numbers.map((each, place) => ({ key: `${place}`, ...each }));
	return {
		...channel,
		opening: { ...opening, numbers },
		...{ aliases: aliases.join('\n'), url: url ?? '', regionUfs: regionUfs.join(' ') },
		parent: parentId === null ? null : { id: parentId, name: parentName ?? parentId },
	};
}

function toEdit({ parent, ...typed }: TypedChannel): Omit<ChannelEdit, 'revision'> {
	const { name, shortName, opening, aliases, url, regionUfs } = typed;
	const written = opening.numbers.filter(
		({ operator, number }) => operator.trim() !== '' || number.trim() !== '',
	);
	const numbers = written.map(({ key: _key, ...each }) => each);
	return {
		...{ ...typed, shortName: shortName.trim() || name },
		...{ aliases: linesOf(aliases), url: textOf(url), regionUfs: splitUfs(regionUfs) },
		parentId: parent?.id ?? null,
		opening: { ...opening, service: textOf(opening.service ?? ''), numbers },
	};
}

function compareChannels(mine: TypedChannel, record: ChannelRecord): ConflictRow[] {
	const theirs = toTyped(record);
	const texts = (['name', 'shortName', 'aliases', 'url'] as const).map((field) => ({
		label: copy[field],
		mine: mine[field],
		theirs: theirs[field],
	}));
	const status = ({ status: own, parent }: TypedChannel) =>
		`${own === 'retired' ? copy.retired : ''} ${parent?.name ?? ''}`.trim();
	const opening = ({ opening: own }: TypedChannel) =>
		[own.service ?? '', ...own.numbers.map(({ operator, number }) => `${operator} ${number}`)]
			.filter(Boolean)
			.join('\n');
	return [
		...texts,
		{ label: copy.region, mine: mine.regionUfs, theirs: theirs.regionUfs },
		{ label: copy.opening.title, mine: opening(mine), theirs: opening(theirs) },
		{ label: copy.life, mine: status(mine), theirs: status(theirs) },
	];
}
