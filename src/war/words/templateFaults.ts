import { nameOf } from '../engine/board';
import type { DamagedTemplate } from '../game/templates';
import type { TemplateFault } from '../game/templateText';
import { clipped, positionFault, textFault } from './faults';
import { listed } from '../../shell/language/intl';
import { t } from './t';
import { mapFaultSentence } from './maps';
import { notationFaults } from './saveFaults';

/** Returns a fault of a text of templates, with its place. */
export function templateFault(fault: TemplateFault): string {
  const { line, column } = fault;
  if (fault.code === 'empty' || fault.code === 'longText') return whatIsWrong(fault);
  return t('templates:faults.place', { line, column, fault: whatIsWrong(fault) });
}

function whatIsWrong(fault: TemplateFault): string {
  switch (fault.code) {
    case 'empty':
    case 'noName':
    case 'nobody':
    case 'bothSides':
      return t(`templates:faults.${fault.code}`);
    case 'longText':
    case 'longName':
      return t(`templates:faults.${fault.code}`, { found: fault.found, wanted: fault.wanted });
    case 'unknownTag':
    case 'noPosition':
      return t(`templates:faults.${fault.code}`, { name: clipped(fault.name) });
    case 'unknownWord':
      return t('templates:faults.unknownWord', { text: clipped(fault.text) });
    case 'foreignGround':
      return t('templates:faults.foreignGround', { square: nameOf(fault.board, fault.square) });
    case 'badPosition':
      return positionFault(fault.board, fault.fault);
    case 'badMap':
      return mapFaultSentence(fault.fault);
    case 'badTag':
    case 'openComment':
    case 'openVariation':
    case 'strayParenthesis':
      return textFault(fault);
  }
}

/** Returns the faults of a damaged entry, a sentence each. */
export function damageSentences({ shape, faults, map, board }: DamagedTemplate): string[] {
  const sentences = shape.map(({ path, problem }) =>
    path === ''
      ? t('templates:damaged.shapeWhole', { problem: clipped(problem) })
      : t('templates:damaged.shape', { path: clipped(path), problem: clipped(problem) }),
  );
  if (map !== null)
    sentences.push(
      t('templates:damaged.map', {
        faults: map.map((fault) => mapFaultSentence(fault)).join(' '),
      }),
    );
  if (faults.length > 0)
    sentences.push(t('templates:damaged.units', { faults: listed(notationFaults(board, faults)) }));
  return sentences;
}
