/**
 * Writes ONNX models by hand: the few messages of onnx.proto3 (https://github.com/onnx/onnx/blob/main/onnx/onnx.proto3) a tiny
 * model needs, in protobuf's wire format. Numbers are the fields' own.
 */
const FLOAT = 1
const INT64 = 7

function varint(value: number): Buffer {
  const bytes: number[] = []
  let rest = value
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128)
  return Buffer.from([...bytes, rest])
}
const int = (field: number, value: number) => Buffer.concat([varint(field * 8), varint(value)])
const bytes = (field: number, value: Uint8Array) =>
  Buffer.concat([varint(field * 8 + 2), varint(value.length), value])
const text = (field: number, value: string) => bytes(field, Buffer.from(value))
const message = (field: number, ...parts: readonly Buffer[]) => bytes(field, Buffer.concat(parts))

type Dimension = number | string
const dimension = (value: Dimension) => message(1, typeof value === 'number' ? int(1, value) : text(2, value))
const valueInfo = (field: number, name: string, type: number, shape: readonly Dimension[]) =>
  message(field, text(1, name), message(2, message(1, int(1, type), message(2, ...shape.map(dimension)))))
const node = (op: string, inputs: readonly string[], output: string, attributes: readonly Buffer[] = []) =>
  message(1, ...inputs.map((name) => text(1, name)), text(2, output), text(4, op), ...attributes)
/** AttributeProto of type INTS (7) or INT (2). */
const ints = (name: string, ...values: number[]) =>
  message(5, text(1, name), ...values.map((value) => int(8, value)), int(20, 7))
const oneInt = (name: string, value: number) => message(5, text(1, name), int(3, value), int(20, 2))

/**
 * A model that looks up a row of `table` for each token, `last_hidden_state`, and gives for each text the largest of each
 * column over its tokens, `sentence_embedding`.
 */
export function lookupModel(
  table: readonly (readonly number[])[],
  outputs: readonly ('last_hidden_state' | 'sentence_embedding')[],
): Buffer {
  const width = table[0]?.length ?? 0
  const rows = Buffer.from(Float32Array.from(table.flat()).buffer)
  const shapes = {
    last_hidden_state: ['batch', 'tokens', width],
    sentence_embedding: ['batch', width],
  }
  return Buffer.concat([
    int(1, 8),
    message(8, text(1, ''), int(2, 13)),
    message(
      7,
      node('Gather', ['table', 'input_ids'], 'last_hidden_state'),
      node('ReduceMax', ['last_hidden_state'], 'sentence_embedding', [
        ints('axes', 1),
        oneInt('keepdims', 0),
      ]),
      text(2, 'lookup'),
      message(5, int(1, table.length), int(1, width), int(2, FLOAT), text(8, 'table'), bytes(9, rows)),
      valueInfo(11, 'input_ids', INT64, ['batch', 'tokens']),
      valueInfo(11, 'attention_mask', INT64, ['batch', 'tokens']),
      ...outputs.map((name) => valueInfo(12, name, FLOAT, shapes[name])),
    ),
  ])
}
