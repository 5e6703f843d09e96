import { Picker } from '#app/admin/names/picker.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { importDeskCopy } from '#core/importing/copy/desk.ts';
import type { TypedRow } from './typed-row.ts';

const { edit: copy, row: rowCopy } = importDeskCopy;
type Channels = TypedRow['channels'];

/** The channels of a row: each can be removed, and a box adds more. */
export function ChannelFields({
	channels,
	onChange,
}: {
	channels: Channels;
	onChange(channels: Channels): void;
}) {
	return (
		<fieldset className="edit-channels">
			<legend>{copy.channels}</legend>
			{channels.length === 0 ? null : (
				<ul>
					{channels.map(({ id, name, include, exclude }) => (
						<li key={id}>
							<span>
								{name}
								{include.length + exclude.length === 0 ? null : (
									<span className="quiet">
										{' '}
										{include.length > 0
											? rowCopy.only(include.join(', '))
											: rowCopy.except(exclude.join(', '))}
									</span>
								)}
							</span>
							<button
								type="button"
								className="icon-button"
								aria-label={copy.removeChannel(name)}
								onClick={() => onChange(channels.filter((other) => other.id !== id))}
							>
								<Icon name="close" />
							</button>
						</li>
					))}
				</ul>
			)}
			<Picker
				key={channels.length}
				kind="channel"
				label={copy.addChannel}
				value={null}
				onChange={(found) => {
					if (found !== null && channels.every(({ id }) => id !== found.id))
						onChange([
							...channels,
							{ id: found.id, name: found.shortName, include: [], exclude: [] },
						]);
				}}
			/>
		</fieldset>
	);
}
