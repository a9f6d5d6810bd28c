# What GitHub's description of its REST API says of the requests that the tests answer, without the words
# for readers. README.md says how it is run.
def plain: walk(if type == "object" then with_entries(select(
  (.key | IN("description", "example", "examples")) and (.value | type != "object") | not)) else . end);
def bodied: if .requestBody == null then {} else
  {requestBody: {content: {"application/json": {schema: .requestBody.content["application/json"].schema}}}} end;
(.paths
  | map_values(with_entries(select(.value | type == "object" and (.operationId | IN($ids[])))
    | .value |= ({operationId} + (if .parameters then {parameters} else {} end) + bodied)))
  | with_entries(select(.value != {}))) as $paths
| ([$paths | .. | objects | .["$ref"]? // empty | split("/") | last] | unique) as $named
| {paths: $paths, components: {parameters: (.components.parameters | with_entries(select(.key | IN($named[]))))}}
| plain
